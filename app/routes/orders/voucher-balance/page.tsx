import { AuthCard } from '#app/components/accounts/auth-card.tsx'
import { AuthTitle } from '#app/components/accounts/auth-title.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useVoucherMessages } from '#app/components/orders/use-voucher-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { serverContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getVoucherBalance } from '#domain/orders/voucher-cards/index.ts'
import { findBalanceInput } from '#domain/orders/voucher-cards/schemas.ts'
import type { Route } from './+types/page.ts'
import { Balance } from './balance.tsx'
import { CodeForm } from './code-form.tsx'
import { readCodeAction, type CodeReply } from './read-code-action.ts'

/** With a code, as its QR code leads to it; staff who scan one come to where it is taken. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.key === undefined) return { code: '', found: undefined }
  const code = params.key.slice(0, 60)
  const { session } = context.get(serverContext)
  if (session && session.person.roles.length > 0) {
    throw leadTo(context, { to: '/admin/vouchers', search: { search: code } }, { status: 302 })
  }
  const input = findBalanceInput.safeParse({ code })
  if (!input.success) return { code, found: { ok: false, reason: 'voucher_code' } as const }
  return { code, found: await runVerb(context, (ctx) => getVoucherBalance(ctx, input.data)) }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { look: readCodeAction })
}

/** The address holds money: it is kept from caches, search engines and the pages it links to. */
export function headers() {
  return { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
}

export default function VoucherBalancePage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useVoucherMessages()
  const { code, found } = loaderData
  return (
    // Another code is another form.
    <AuthCard key={code}>
      <PageHead title={texts.balance.title} noIndex />
      {found?.ok ? (
        <Balance balance={found.balance} />
      ) : (
        <>
          <AuthTitle heading="h1" title={texts.balance.title} lead={texts.balance.lead} />
          <CodeForm code={code} pageReply={actionData ?? replyOf(code, found)} />
        </>
      )}
      <p className="mt-8 border-t border-line pt-5">
        <LocalLink
          to={found?.ok ? '/voucher' : '/vouchers'}
          className="link inline-flex min-h-11 items-center"
        >
          {found?.ok ? texts.balance.another : texts.title}
        </LocalLink>
      </p>
    </AuthCard>
  )
}

/** The answer to a code in the address, as that to a typed one. */
function replyOf(
  code: string,
  found: Exclude<Route.ComponentProps['loaderData']['found'], { ok: true }>,
): CodeReply | undefined {
  if (!found) return undefined
  const reply = { intent: 'look', values: { code }, errors: {} }
  if (found.reason === 'voucher_code') return { ...reply, errors: { code: 'voucher_code' } }
  return { ...reply, refusal: found }
}
