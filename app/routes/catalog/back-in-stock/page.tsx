import { AuthCard } from '#app/components/accounts/auth-card.tsx'
import { AuthTitle } from '#app/components/accounts/auth-title.tsx'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useBackInStockMessages } from '#app/components/catalog/use-back-in-stock-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { pathTo } from '#app/request/page-path.ts'
import { answer } from '#app/request/answer.ts'
import { endedLink, mailedLink, moveMailedLinkToCookie } from '#app/request/accounts/mailed-link.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { confirmRestockRequest } from '#domain/catalog/back-in-stock/index.ts'
import type { ConfirmRestockResult } from '#domain/catalog/back-in-stock/schemas.ts'
import type { Route } from './+types/page.ts'

type Confirmed = Extract<ConfirmRestockResult, { ok: true }>
type ConfirmReply = FormReply<Extract<ConfirmRestockResult, { ok: false }>, { of: Confirmed['product'] }>

/** Tells if a mailed link led here. Programs that read mails open links too: only the form changes anything. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  return {
    hasLink:
      moveMailedLinkToCookie({ request, url, context }, 'restock_link', '/back-in-stock') !== undefined,
  }
}

export async function action(args: Route.ActionArgs) {
  return runIntent<ConfirmReply, typeof args>(args, { confirm: confirmAction })
}

async function confirmAction({ request, context, intent }: FormRequest) {
  const token = mailedLink(request, context, 'restock_link')
  const result = token && (await runVerb(context, (ctx) => confirmRestockRequest(ctx, { token })))
  const headers = { 'set-cookie': endedLink(context, 'restock_link') }
  return result && result.ok
    ? answer<ConfirmReply>({ intent, done: { of: result.product } }, { headers })
    : answer<ConfirmReply>({ intent, refusal: { ok: false, reason: 'invalid_link' } }, { headers })
}

export function headers() {
  return { 'referrer-policy': 'same-origin' }
}

export default function BackInStockPage({ loaderData, actionData }: Route.ComponentProps) {
  const { confirm: texts } = useBackInStockMessages()
  const form = useReplyForm<ConfirmReply>({
    intents: ['confirm'],
    pageReply: actionData,
    action: pathTo('/back-in-stock', useLocale()),
  })
  const { done, refusal } = form.reply ?? {}
  const isDead = refusal?.reason === 'invalid_link' || (!loaderData.hasLink && !done)
  return (
    <AuthCard>
      <PageHead title={texts.title} noIndex />
      {done ? (
        <div role="status" className="grid justify-items-center gap-8">
          <AuthTitle
            heading="h1"
            title={texts.done}
            lead={done.of ? texts.doneText(done.of.name) : texts.doneTextGone}
          />
          {done.of && (
            <LocalLink to="/product/:id" params={{ id: done.of.slug }} className="btn btn-leaf">
              {texts.toProduct}
            </LocalLink>
          )}
        </div>
      ) : isDead ? (
        <div role="status">
          <AuthTitle heading="h1" title={texts.dead} lead={texts.deadText} />
        </div>
      ) : (
        <>
          <AuthTitle heading="h1" title={texts.title} lead={texts.lead} />
          <ReplyFormFrame of={form} className="mt-8 grid gap-5">
            {form.notice && (
              <FormNotice isError>
                <p role="alert">{form.notice.text}</p>
              </FormNotice>
            )}
            <SubmitButton intent="confirm" pendingText={texts.action} className="btn btn-primary w-full">
              {texts.action}
            </SubmitButton>
          </ReplyFormFrame>
        </>
      )}
    </AuthCard>
  )
}
