import type { FormReply } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { typedCount, westernDigits } from '#app/request/typed/typed-count.ts'
import { editProductRows } from '#domain/catalog/product-rows/index.ts'
import { editProductRowsInput, type EditProductRowsResult } from '#domain/catalog/product-rows/schemas.ts'
import { toCents } from '#shared/catalog/rand.ts'
import { type FieldErrors, toFieldErrors } from '#shared/kernel/validation.ts'
import { rowField, rowIds } from './row-fields.ts'

/** `values` are those of the rows that are not saved. */
export type RowsReply = FormReply<never, EditProductRowsResult>

/** Saves the rows in which something was typed. Nothing is saved while a field is wrong. */
export async function editAction({ url, context, intent, form }: FormRequest) {
  const typed = rowIds(form).map((id) => readRow(form, id))
  const rows = typed.filter(({ price, stock }) => price ?? stock)
  if (rows.length === 0) return answer<RowsReply>({ intent, errors: { rows: 'required' } })
  const input = editProductRowsInput.safeParse({ rows })
  if (!input.success) {
    const errors = rowErrors(toFieldErrors(input.error), rows)
    if (Object.keys(errors).length === 0) throw badRequest()
    const ids = rows.map(({ id }) => id)
    // Keeps what was seen: nobody has been told yet of anything that has changed since.
    const values = valuesOf(form, ids, ['price', 'stock', 'seenPrice', 'seenStock'])
    return answer<RowsReply>({ intent, values, errors })
  }
  const done = await runVerb(context, (ctx) => editProductRows(ctx, input.data))
  if (done.refused.length > 0) {
    const ids = done.refused.map(({ id }) => id)
    const values = valuesOf(form, ids, ['price', 'stock'])
    // Not an error: others are saved, and the page reads again what is stored.
    return answer<RowsReply>({ intent, values, done })
  }
  const search = Object.fromEntries(url.searchParams)
  return leadTo(context, { to: '/admin/products/edit', search }, { notice: 'rows-saved' })
}

/** A row as it was typed: of its parts those that differ from what was seen. */
function readRow(form: Map<string, string>, id: string) {
  const text = (field: keyof typeof rowField) => form.get(rowField[field](id))?.trim() ?? ''
  const seenCents = Number(text('seenPrice'))
  const priceCents = cents(text('price'))
  const seen = Number(text('seenStock'))
  // A set has no field for its stock.
  const counted = form.has(rowField.stock(id)) ? typedCount(text('stock')) : seen
  return {
    id,
    ...(priceCents !== seenCents && {
      // A yes counts for this price only: another one is asked about again.
      price: { seenCents, priceCents, isSure: cents(text('sure')) === priceCents },
    }),
    ...(counted !== seen && { stock: { seen, counted } }),
  }
}

/** An amount in cents; anything else stays as it was typed, for the schema to refuse. */
function cents(typed: string): number | string | undefined {
  const digits = westernDigits(typed)
  return toCents(digits) ?? (digits || undefined)
}

/** Errors by the fields of the rows instead of by the paths of the input. */
function rowErrors(errors: FieldErrors, rows: { id: string }[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, code]) => {
      const [, row, part] = /^rows\.(\d+)\.(price\.priceCents|stock\.counted)$/.exec(path) ?? []
      const id = rows[Number(row)]?.id
      return id ? [[part === 'stock.counted' ? rowField.stock(id) : rowField.price(id), code]] : []
    }),
  )
}

/** These fields of these rows, as they were sent. */
function valuesOf(
  form: Map<string, string>,
  ids: string[],
  fields: (keyof typeof rowField)[],
): Record<string, string> {
  const names = ids.flatMap((id) => fields.map((field) => rowField[field](id)))
  return Object.fromEntries(names.map((name) => [name, form.get(name) ?? '']))
}
