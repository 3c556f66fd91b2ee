import { localeContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { setReviewConsent } from '#domain/orders/reviews/index.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** The words that are agreed to are those that stood at the button. */
export async function consentAction({ context, key, form }: FormRequest & { key: string }) {
  const language = context.get(localeContext)
  const { wording } = textsOf(language).reviewConsent
  const proof = form.get('proof') || undefined
  await runVerb(context, (ctx) => setReviewConsent(ctx, { accessKey: key, proof, wording, language }))
  return leadTo(context, { to: '/order/:key', params: { key }, ...(proof && { search: { mail: proof } }) })
}
