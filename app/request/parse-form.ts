import type { z } from 'zod'
import type { AnyDescription, AsTyped, Description } from '#app/components/admin/fields/describe-form.ts'
import { inputsOf, readingOf } from '#app/components/admin/fields/inputs-of.ts'
import type { FormValues } from '#app/components/admin/fields/field-kinds.ts'
import { type FieldErrors, toFieldErrors } from '#shared/kernel/validation.ts'

type Parsed<Input> =
  | { values: FormValues; input: Input; errors?: undefined }
  | { values: FormValues; input?: undefined; errors: FieldErrors }

/** Never asks for a whole number where an amount in rand is typed. */
function errorsOf({ untyped }: AnyDescription, values: FormValues, error: z.ZodError): FieldErrors {
  const errors = toFieldErrors(error)
  for (const { name, field } of inputsOf(untyped, readingOf(values))) {
    if (field.kind === 'cents' && errors[name] === 'not_a_whole_number') errors[name] = 'invalid'
  }
  return errors
}

/**
 * Reads a form as it is described, and checks it by a schema.
 * @param toInput what the schema gets, where that is more than what was typed
 * @returns the values typed, and what they are or what is wrong with them
 */
export function parseForm<Values, Input>(
  description: Description<Values>,
  schema: z.ZodType<Input>,
  form: ReadonlyMap<string, string>,
  toInput: (typed: AsTyped<Values> & { version?: number }) => unknown = (typed) => typed,
): Parsed<Input> {
  const values = description.read(form)
  const result = schema.safeParse(toInput(description.toInput(values)))
  if (result.success) return { values, input: result.data }
  return { values, errors: errorsOf(description, values, result.error) }
}
