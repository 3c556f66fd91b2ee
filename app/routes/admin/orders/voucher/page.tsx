import { randomUUID } from 'node:crypto'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { pathTo } from '#app/request/page-path.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getStaffVoucher } from '#domain/orders/voucher-desk/index.ts'
import { voucherId } from '#domain/orders/voucher-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { ReplaceCard, TakeAtDoor } from './forms.tsx'
import { Movements } from './movements.tsx'
import { VOUCHER_ACTIONS } from './voucher-actions.ts'
import { VoucherFacts } from './voucher-facts.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(voucherId, params.id, 'voucher')
  // A form's money is taken once, however often it is sent.
  return { ...(await runVerb(context, (ctx) => getStaffVoucher(ctx, { voucherId: id }))), key: randomUUID() }
}

export async function action(args: Route.ActionArgs) {
  const id = requireParam(voucherId, args.params.id, 'voucher')
  return runIntent({ ...args, id }, VOUCHER_ACTIONS)
}

export default function AdminVoucherPage({ loaderData, actionData }: Route.ComponentProps) {
  const { voucher, movements, key } = loaderData
  const { vouchers: texts } = useStaffMessages()
  const locale = useLocale()
  const isAdmin = useIsAdmin()
  return (
    <>
      <OfficeHead
        title={texts.one(voucher.number)}
        back={{ to: { to: '/admin/vouchers' }, text: texts.all }}
        actions={
          isAdmin &&
          voucher.issuedAt && (
            <a
              href={pathTo({ to: '/admin/vouchers/:id/card.pdf', params: { id: voucher.id } }, locale)}
              target="_blank"
              rel="noreferrer"
              className="btn btn-line"
            >
              {texts.print}
            </a>
          )
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[4fr_3fr]">
        <div className="grid min-w-0 gap-6">
          {voucher.leftCents > 0 && (
            <TakeAtDoor key={key} formKey={key} voucher={voucher} pageReply={actionData} />
          )}
          <Movements movements={movements} />
        </div>
        <div className="grid min-w-0 gap-6">
          <VoucherFacts voucher={voucher} />
          {voucher.issuedAt && <ReplaceCard pageReply={actionData} />}
        </div>
      </div>
    </>
  )
}
