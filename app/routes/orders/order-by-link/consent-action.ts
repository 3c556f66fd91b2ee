import { localeContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { setReviewConsent } from '#domain/orders/reviews/index.ts'
import { reviewConsent as en } from '#shared/messages/en/orders/review-consent.ts'
import { reviewConsent as th } from '#shared/messages/th/orders/review-consent.ts'

/** The words that are agreed to are those that stood at the button. */
export async function consentAction({ context, key, form }: FormRequest & { key: string }) {
  const language = context.get(localeContext)
  const { wording } = { en, th }[language]
  const proof = form.get('proof') || undefined
  await runVerb(context, (ctx) => setReviewConsent(ctx, { accessKey: key, proof, wording, language }))
  return leadTo(context, { to: '/order/:key', params: { key }, ...(proof && { search: { mail: proof } }) })
}
