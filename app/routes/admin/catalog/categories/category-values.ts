import type { StaffCategory } from '#domain/catalog/catalog-desk/schemas.ts'

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
    [`name.en.${id}`]: name.en,
    [`name.th.${id}`]: name.th,
    [`description.en.${id}`]: description.en,
    [`description.th.${id}`]: description.th,
    [`sortOrder.${id}`]: String(sortOrder),
    [`isActive.${id}`]: isActive ? 'on' : '',
  }
}
