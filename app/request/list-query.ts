import type { z } from 'zod'
import { ANY } from '#shared/kernel/any-choice.ts'
import type { KeysetInput } from '#shared/kernel/keyset.ts'
import { badRequest } from './bad-request.ts'

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

/**
 * Reads from the address of a list what it shows, by the names that the list's schema has.
 * @param more what the address does not say
 * @throws the page for bad requests
 */
export function listInput<Shape extends z.ZodRawShape>(
  url: URL,
  schema: z.ZodObject<Shape>,
  more: Partial<z.input<z.ZodObject<Shape>>> = {},
): z.output<z.ZodObject<Shape>> {
  const input = schema.safeParse({ ...listQuery(url, Object.keys(schema.shape)), ...more })
  if (!input.success) throw badRequest()
  return input.data
}

/** The choices of a list, whichever of its pages is shown. */
export function filtersOf<Input extends KeysetInput>(input: Input): Omit<Input, 'after' | 'before'> {
  const { after: _after, before: _before, ...filters } = input
  return filters
}
