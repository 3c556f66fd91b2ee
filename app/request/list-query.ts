import { ANY } from '#shared/kernel/any-choice.ts'

/** Reads some fields from the address of a list; `all` and nothing are the same. */
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
