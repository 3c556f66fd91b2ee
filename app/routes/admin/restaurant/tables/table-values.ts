import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { StandingParty, TablePlan } from '#domain/restaurant/table-desk/schemas.ts'

export const TABLE_FIELDS = ['name', 'area', 'fewest', 'most', 'sortOrder', 'isActive', 'version'] as const
export type TableValues = Partial<Record<(typeof TABLE_FIELDS)[number], string>>

/** The answer of the page of tables to its forms. */
export type TablesReply = FormReply<
  | { reason: 'name_taken' | 'too_small' }
  | { reason: 'changed'; current: TableValues }
  | { reason: 'has_reservations'; standing: StandingParty[] }
>

/** A table as its form has it. */
export function valuesOf(table: Omit<TablePlan['tables'][number], 'ahead'>): TableValues {
  const { name, area, fewest, most, sortOrder, isActive, version } = table
  return {
    name,
    area,
    fewest: String(fewest),
    most: String(most),
    sortOrder: String(sortOrder),
    isActive: isActive ? 'on' : '',
    version: String(version),
  }
}
