import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { notFound } from '#app/request/not-found.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { applyImport } from '#domain/catalog/catalog-desk/index.ts'
import { applyImportInput, type ApplyImportResult } from '#domain/catalog/catalog-desk/schemas.ts'

export type ApplyReply = FormReply<Exclude<ApplyImportResult, { ok: true }>>

/** Applies the file; asks first where prices change by more than half. */
export async function applyAction({ context, intent, form, id }: FormRequest & { id: string }) {
  const values = typedValues(form, ['older'])
  const withOlder = values.older === 'on'
  // With the older rows it is another question.
  const sure = withOlder ? 'all' : 'some'
  const input = applyImportInput.safeParse({ id, withOlder, isSure: form.get('sure') === sure })
  if (!input.success) throw notFound()
  const result = await runVerb(context, (ctx) => applyImport(ctx, input.data))
  if (result.ok) {
    return leadTo(
      context,
      { to: '/admin/products/imports/:id', params: { id } },
      { notice: 'import-started' },
    )
  }
  const asked = result.reason === 'price_jump' ? { sure } : {}
  return answer<ApplyReply>({ intent, values: { ...values, ...asked }, refusal: result }, { status: 409 })
}
