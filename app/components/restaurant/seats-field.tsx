import { SelectField } from '#app/components/forms/field.tsx'

/** The number of seats: one to `most`. */
export function SeatsField({ label, most }: { label: string; most: number }) {
  return (
    <SelectField name="seats" label={label} autoComplete="off">
      {Array.from({ length: most }, (_, at) => (
        <option key={at} value={at + 1}>
          {at + 1}
        </option>
      ))}
    </SelectField>
  )
}
