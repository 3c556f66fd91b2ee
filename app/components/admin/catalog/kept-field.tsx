import { useField } from '#app/components/forms/form-state.ts'

/** Goes with a form unseen: the price that was said to be meant, and whose product it is. */
export function KeptField({ name }: { name: 'sure' | 'id' }) {
  return <input type="hidden" name={name} value={useField(name).value ?? ''} readOnly />
}
