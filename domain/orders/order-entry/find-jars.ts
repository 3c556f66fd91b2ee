import { normalizeForSearch } from '#domain/catalog/catalog/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { listJars } from './list-jars.ts'
import { policy } from './policy.ts'
import type { FindJarsInput, FoundJar, Jar } from './schemas.ts'

/**
 * Finds the jar that each text means: the one with this code or name, or the only one that has all its words in code and
 * names.
 * @throws DomainError forbidden
 */
export async function findJars(ctx: Ctx, { typed }: FindJarsInput): Promise<FoundJar[]> {
  policy.findJars(ctx)
  const jars = await inTransaction(ctx, listJars)
  return typed.map((text) => findJar(jars, text))
}

function findJar(jars: Jar[], typed: string): FoundJar {
  const text = normalizeForSearch(typed)
  const exact = jars.filter(
    ({ sku, name }) =>
      normalizeForSearch(sku) === text ||
      LOCALES.some((locale) =>
        [name[locale], `${name[locale]} ${sku}`].some((one) => normalizeForSearch(one) === text),
      ),
  )
  const found = exact.length > 0 ? exact : jars.filter((jar) => hasWords(jar, text))
  const [jar, ...others] = found
  if (!jar) return { ok: false, reason: 'unknown', jars: [] }
  return others.length > 0 ? { ok: false, reason: 'several', jars: found } : { ok: true, jar }
}

function hasWords({ sku, name }: Jar, text: string): boolean {
  const all = normalizeForSearch([sku, ...LOCALES.map((locale) => name[locale])].join(' '))
  return text !== '' && text.split(' ').every((word) => all.includes(word))
}
