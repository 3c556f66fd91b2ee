import type { z } from 'zod'
import type { Ctx } from '#domain/kernel/context.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import type { KeysetInput } from '#shared/kernel/keyset.ts'
import { badRequest } from './bad-request.ts'
import type { RequestContext } from './context.ts'
import { runVerb } from './run-verb.ts'

/** The schema of what a list shows: an object, whose names its address has. */
type ListSchema<Input> = z.ZodType<Input> & { shape: object }

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
export function listInput<Input>(url: URL, schema: ListSchema<Input>, more: Partial<Input> = {}): Input {
  const input = schema.safeParse({ ...listQuery(url, Object.keys(schema.shape)), ...more })
  if (!input.success) throw badRequest()
  return input.data
}

/**
 * A page of a list, and what is chosen of it, as its address says.
 * @param more what the address does not say
 */
export async function readList<Input extends KeysetInput, List>(
  { url, context }: { url: URL; context: RequestContext },
  schema: ListSchema<Input>,
  verb: (ctx: Ctx, input: Input) => Promise<List>,
  more?: Partial<Input>,
) {
  const input = listInput(url, schema, more)
  // The choices stay, whichever of its pages is shown.
  const { after: _after, before: _before, ...filters } = input
  return { list: await runVerb(context, (ctx) => verb(ctx, input)), filters }
}
