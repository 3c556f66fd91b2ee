import { useField } from '#app/components/forms/form-state.ts'

/** When this form was made, with the shop's seal: an answer may bring another one. */
export function FormKey() {
  const { value } = useField('formKey')
  return <input type="hidden" name="formKey" value={value ?? ''} readOnly />
}
