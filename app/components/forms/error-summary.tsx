import { fieldId } from './form-state.ts'

/** Everything that is wrong, in one place at the top of a form, each with a link to its field. */
export function ErrorSummary({
  title,
  errors,
}: {
  title: string
  errors: { name: string; label: string; text: string }[]
}) {
  return (
    <div className="notice notice-error" role="group" aria-labelledby="error-summary-title">
      <p id="error-summary-title" className="font-semibold">
        {title}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {errors.map(({ name, label, text }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} className="underline underline-offset-2">
              {label}
            </a>
            : {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
