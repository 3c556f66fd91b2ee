import {
  offerDescription,
  type OfferReply,
  offerValues,
  withRefusal,
} from '#app/components/admin/catalog/offer-description.ts'
import { answer } from '#app/request/answer.ts'
import { answerChanged } from '#app/request/answer-changed.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { parseForm } from '#app/request/parse-form.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { endOffer, updateOffer } from '#domain/catalog/offers/index.ts'
import { updateOfferInput } from '#domain/catalog/offers/schemas.ts'

type OfferRequest = FormRequest & { id: string }

export async function saveOfferAction({ context, intent, form, id }: OfferRequest) {
  const { values, input, errors } = parseForm(offerDescription, updateOfferInput, form, (typed) => ({
    id,
    ...typed,
  }))
  if (errors) return answer<OfferReply>({ intent, values, ...withRefusal(errors) })
  const result = await runVerb(context, (ctx) => updateOffer(ctx, input))
  if (result.ok) return leadToOffer(context, id)
  if (result.reason !== 'changed') {
    return answer<OfferReply>({ intent, values, refusal: result }, { status: 409 })
  }
  const current = offerValues(result.current)
  return answerChanged<OfferReply>({ intent, values }, { current, by: result.by })
}

export async function endAction({ context, id }: OfferRequest) {
  await runVerb(context, (ctx) => endOffer(ctx, { id }))
  return leadToOffer(context, id)
}

function leadToOffer(context: FormRequest['context'], id: string) {
  return leadTo(context, { to: '/admin/offers/:id', params: { id } }, { notice: 'offer-saved' })
}
