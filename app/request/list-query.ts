import { ANY } from '#shared/kernel/any-choice.ts'

/** What the address of a list says of some fields; `all` and nothing are the same. */
export function listQuery<Name extends string>(
  url: URL,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const chosen: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = url.searchParams.get(name)
    if (value !== null && value !== ANY) chosen[name] = value
  }
  return chosen
}
