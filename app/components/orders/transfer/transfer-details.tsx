import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { isRestDue } from '#app/components/orders/payment-text.ts'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { bankDetails } from '#shared/orders/bank-details.ts'
import { CopyButton } from './copy-button.tsx'
import { ScanCode } from './scan-code.tsx'
import { useTransferMessages } from './use-transfer-messages.ts'

type TransferDetailsProps = {
  order: OrderView
  bankAccount: string
  /** The same for a phone's camera. */
  code: { size: number; path: string } | undefined
}

/** A detail as it is shown, and as a bank's form takes it. */
type Detail = { id: string; label: string; value: string; copied?: string }

/** Says what to type into the bank's form, each detail to be copied by itself, and until when. */
export function TransferDetails({ order, bankAccount, code }: TransferDetailsProps) {
  const transfer = useTransferMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  const parts = bankDetails(bankAccount)
  const details: Detail[] = [
    {
      id: 'amount',
      label: transfer.amount,
      value: charge(order.dueCents),
      copied: (order.dueCents / 100).toFixed(2),
    },
    { id: 'reference', label: transfer.reference, value: order.number },
    ...(parts
      ? [
          { id: 'bank', label: transfer.bank, value: parts.bank },
          { id: 'holder', label: transfer.holder, value: parts.holder },
          {
            id: 'number',
            label: transfer.accountNumber,
            value: parts.number,
            copied: parts.number.replace(/\D/g, ''),
          },
          {
            id: 'branch',
            label: transfer.branch,
            value: parts.branch,
            copied: parts.branch.replace(/\D/g, ''),
          },
        ]
      : [{ id: 'account', label: transfer.account, value: bankAccount }]),
  ]
  return (
    <section
      aria-labelledby="transfer"
      className="break-inside-avoid rounded-card border-2 border-turmeric bg-rice px-5 pt-6 pb-5 sm:px-7"
    >
      <h2 id="transfer" className="text-xl">
        {isRestDue(order) ? transfer.restTitle : transfer.title}
      </h2>
      {order.payBy && (
        <p className="mt-2">
          {transfer.payBy}{' '}
          <time dateTime={order.payBy.toISOString()} className="inline-block font-semibold">
            {formatDateTime(order.payBy, locale)}
          </time>
        </p>
      )}
      <div className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_auto]">
        <dl className="divide-y divide-line border-y border-line print:grid print:grid-cols-2 print:gap-x-8">
          {details.map(({ id, label, value, copied = value }) => (
            <div
              key={id}
              className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 py-1.5"
            >
              <dt className="text-sm text-stone">{label}</dt>
              <dd className="contents">
                <span id={`transfer-${id}`} className="col-start-1 font-semibold wrap-anywhere tabular-nums">
                  {value}
                </span>
                <span className="col-start-2 row-span-2 row-start-1">
                  <CopyButton value={copied} label={label} from={`transfer-${id}`} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
        {code && (
          <figure className="grid content-start gap-2 max-lg:grid-cols-[auto_1fr] max-lg:items-center max-lg:gap-4 max-sm:hidden print:grid">
            <ScanCode code={code} label={transfer.code} />
            <figcaption className="max-w-36 text-sm text-stone max-lg:max-w-xs">
              {transfer.codeHint}
            </figcaption>
          </figure>
        )}
      </div>
      <p className="mt-4 text-sm text-pretty">{transfer.hint}</p>
      {order.kind !== 'voucher' && (
        <LocalLink
          to="/order/:key/voucher"
          params={{ key: order.accessKey }}
          className="link mt-1 flex min-h-11 w-fit items-center print:hidden"
        >
          {transfer.voucher}
        </LocalLink>
      )}
    </section>
  )
}
