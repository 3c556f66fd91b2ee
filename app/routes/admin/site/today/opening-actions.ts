import type { FormReply } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { openShop } from '#domain/base/settings/index.ts'
import type { UpdateSettingsResult } from '#domain/base/settings/schemas.ts'

export type OpeningReply = FormReply<Extract<UpdateSettingsResult, { ok: false }>>

/** The one form of the page: it opens the shop. */
export const OPENING_ACTIONS: FormActions<OpeningReply> = { open: openAction }

async function openAction({ context, intent }: FormRequest) {
  const result = await runVerb(context, openShop)
  if (!result.ok) return answer<OpeningReply>({ intent, refusal: result })
  return leadTo(context, '/admin', { notice: 'shop-opened' })
}
