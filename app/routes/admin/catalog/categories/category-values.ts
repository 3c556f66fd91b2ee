import type { StaffCategory } from '#domain/catalog/catalog-desk/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'

/** The values of a category's form: the names end in its id, because the page has many. */
export function valuesOf({
  id,
  version,
  name,
  description,
  sortOrder,
  isActive,
}: Omit<StaffCategory, 'products'>) {
  return {
    [`version.${id}`]: String(version),
    ...Object.fromEntries(
      LOCALES.flatMap((locale) => [
        [`name.${locale}.${id}`, name[locale]],
        [`description.${locale}.${id}`, description[locale]],
      ]),
    ),
    [`sortOrder.${id}`]: String(sortOrder),
    [`isActive.${id}`]: isActive ? 'on' : '',
  }
}
