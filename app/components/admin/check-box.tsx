import { useField } from '#app/components/forms/form-state.ts'

/** Something that is so, or is not. */
export function CheckBox({ name, label }: { name: string; label: string }) {
  const { id, value } = useField(name)
  return (
    <label htmlFor={id} className="flex gap-3 py-2">
      <input
        id={id}
        type="checkbox"
        name={name}
        defaultChecked={value === 'on'}
        className="mt-0.5 size-5 shrink-0 accent-leaf"
      />
      {label}
    </label>
  )
}
