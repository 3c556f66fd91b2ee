import { useField } from '#app/components/forms/form-state.ts'

/** A box to tick. */
export function Tick({ name, label }: { name: string; label: string }) {
  const { id, value } = useField(name)
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3 sm:col-span-2">
      <input
        id={id}
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={value === 'yes'}
        className="size-5 shrink-0 accent-leaf"
      />
      {label}
    </label>
  )
}
