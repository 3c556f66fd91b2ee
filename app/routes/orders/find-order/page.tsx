import { AuthCard } from '#app/components/accounts/auth-card.tsx'
import { AuthTitle } from '#app/components/accounts/auth-title.tsx'
import { useAuth } from '#app/components/accounts/auth.tsx'
import { EmailField } from '#app/components/forms/email-field.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { pathTo } from '#app/request/page-path.ts'
import { runIntent } from '#app/request/run-intent.ts'
import type { Route } from './+types/page.ts'
import { FIND_ACTIONS, type FindReply } from './find-action.ts'
import { pageTexts } from '#app/components/i18n/page-texts.ts'
import { Fact } from '#app/components/ui/fact.tsx'
import type { FindOrderMessages } from '#shared/messages/en/orders/find.ts'

/** The texts of the page that looks for a lost order. */
const useFindMessages = pageTexts(
  import.meta.glob<Record<string, FindOrderMessages>>('./*/orders/find.ts', { base: '/shared/messages' }),
)

export async function action(args: Route.ActionArgs) {
  return runIntent(args, FIND_ACTIONS)
}

/** The way back to an order whose link is lost: it is mailed to the address of the order. */
export default function FindOrderPage({ actionData }: Route.ComponentProps) {
  const texts = useFindMessages()
  const { isSignedIn } = useAuth()
  const form = useReplyForm<FindReply>({
    intents: ['find'],
    pageReply: actionData,
    action: pathTo('/find-order', useLocale()),
    fieldErrors: texts.fieldErrors,
    refusalText: () => ({ text: texts.wait }),
  })
  const { notice } = form
  const done = form.reply?.done
  return (
    <AuthCard>
      <PageHead title={texts.title} noIndex />
      <AuthTitle heading="h1" title={texts.title} lead={texts.lead} />
      <ReplyFormFrame of={form} className="mt-8 grid gap-5">
        {notice && (
          <FormNotice isError>
            <p>{notice.text}</p>
          </FormNotice>
        )}
        {done && (
          <FormNotice>
            <p className="font-semibold">{texts.sent}</p>
            <p className="wrap-anywhere">{texts.sentText(done.email)}</p>
          </FormNotice>
        )}
        <TextField
          name="number"
          label={texts.number}
          hint={texts.numberHint}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', placeholder: 'KROK-26-000123' }}
        />
        <EmailField label={texts.email} hint={texts.emailHint} autoComplete="email" maxLength={254} />
        <SubmitButton intent="find" pendingText={texts.pending} className="btn btn-primary w-full">
          {texts.submit}
        </SubmitButton>
      </ReplyFormFrame>
      <dl className="mt-8 grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
        <Fact name={isSignedIn ? texts.signedIn : texts.haveAccount}>
          <LocalLink to="/orders" className="link inline-flex min-h-11 items-center">
            {texts.signIn}
          </LocalLink>
        </Fact>
        <Fact name={texts.help}>
          <LocalLink to="/contact" className="link inline-flex min-h-11 items-center">
            {texts.contact}
          </LocalLink>
        </Fact>
      </dl>
    </AuthCard>
  )
}
