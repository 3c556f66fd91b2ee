import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import type { RecordStatementResult } from '#domain/orders/bank-statements/views.ts'

/** Says what became of each of many payments: how many were recorded, and those to look at. */
export function PaymentVerdicts({ verdicts }: RecordStatementResult) {
  const { bank: texts, bulk } = useStaffMessages()
  const done = verdicts.filter(({ verdict }) => verdict === 'done').length
  const others = verdicts.filter(({ verdict }) => verdict !== 'done')
  return (
    <>
      {(done > 0 || others.length === 0) && <p className="font-semibold">{texts.done(done)}</p>}
      {others.length > 0 && (
        <>
          <p className="font-semibold">{texts.notDone(others.length)}</p>
          <ul className="mt-2 grid gap-1">
            {others.map(({ orderId, number, verdict }, at) => (
              <li key={at}>
                <LocalLink to="/admin/orders/:id" params={{ id: orderId }} className="link tabular-nums">
                  {number ? <OrderNumber number={number} /> : bulk.anOrder}
                </LocalLink>
                {': '}
                {texts.verdicts[verdict]}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
