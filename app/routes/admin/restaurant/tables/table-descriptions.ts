import { describeForm } from '#app/components/admin/fields/describe-form.ts'
import type { EditReply } from '#app/components/admin/fields/edit-reply.ts'
import type { AnyField } from '#app/components/admin/fields/field-kinds.ts'
import type {
  SaveCombinationInput,
  SaveTableInput,
  StandingParty,
  TablePlan,
} from '#domain/restaurant/table-desk/schemas.ts'

export type TableRefusal =
  | { reason: 'name_taken' | 'too_small' }
  | { reason: 'has_reservations'; standing: StandingParty[] }
/** The answer of the page of tables to its forms. */
export type TablesReply = EditReply<TableRefusal>

const number = (name: 'fewest' | 'most' | 'sortOrder', min: number, max: number) =>
  ({
    kind: 'number',
    label: (t) => t.tables[name],
    input: { type: 'number', min, max },
  }) as const satisfies AnyField

/** A table: its name, for how many it is, and whether it is in use. */
export const tableDescription = describeForm<Omit<SaveTableInput, 'id' | 'version'>>({
  name: { kind: 'text', label: (t) => t.tables.name, input: { maxLength: 20 } },
  area: { kind: 'text', label: (t) => t.tables.area, isOptional: true, input: { maxLength: 40 } },
  fewest: number('fewest', 1, 50),
  most: number('most', 1, 50),
  sortOrder: number('sortOrder', 0, 1000),
  isActive: { kind: 'box', label: (t) => t.tables.isActive },
})

/** Tables that are pushed together, of those that there are. */
export function describeCombination(tables: TablePlan['tables']) {
  return describeForm<SaveCombinationInput>({
    tableIds: {
      kind: 'boxes',
      label: (t) => t.tables.which,
      values: tables.map(({ id }) => id),
      words: () => Object.fromEntries(tables.map(({ id, name, most }) => [id, `${name} (${most})`])),
      isInLine: true,
    },
    fewest: number('fewest', 1, 100),
    most: number('most', 1, 100),
  })
}
