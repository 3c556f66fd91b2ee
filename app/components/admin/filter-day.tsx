import { useFollowing } from './use-following.ts'

/** A day among the filters of a list, `2027-01-01`. */
export function FilterDay({
  name,
  label,
  value = '',
}: {
  name: string
  label: string
  value?: string | undefined
}) {
  const field = useFollowing<HTMLInputElement>(value)
  return (
    <label className="grid min-w-36 gap-1 max-sm:grow">
      <span className="font-semibold">{label}</span>
      <input ref={field} name={name} type="date" className="input" defaultValue={value} autoComplete="off" />
    </label>
  )
}
