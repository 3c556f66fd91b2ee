import { Form, useNavigation } from 'react-router'
import { useTickedSum } from '#app/components/admin/orders/use-ticked-sum.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { MatchedStatement } from '#domain/orders/bank-statements/views.ts'
import { HiddenLine } from './hidden-line.tsx'
import { ChooseOrders, OrderLines } from './order-lines.tsx'
import { OtherLines } from './other-lines.tsx'

/** A statement's lines by what is to be done with them, and the button that records the ticked ones. */
export function MatchedForm({ statement }: { statement: MatchedStatement }) {
  const { bank: texts, working } = useStaffMessages()
  const { fits, differs, choose, recorded, leftOver, more } = statement
  const { onChange, text } = useTickedSum(fits.map(({ line }) => line.amountCents))
  const { state, formData } = useNavigation()
  const isPending = state !== 'idle' && formData?.get('intent') === 'record'
  const [differsFrom, chooseFrom, leftFrom] = [
    fits.length,
    fits.length + differs.length,
    fits.length + differs.length + choose.length,
  ]
  const canRecord = leftFrom > 0
  return (
    <Form
      key={JSON.stringify([fits, differs, choose])}
      method="post"
      encType="multipart/form-data"
      onChange={onChange}
      className="mt-10 grid gap-10"
    >
      {fits.length > 0 && (
        <OrderLines id="fits" title={texts.fits} hint={texts.fitsHint} lines={fits} from={0} isTicked />
      )}
      {differs.length > 0 && (
        <OrderLines
          id="differs"
          title={texts.differs}
          hint={texts.differsHint}
          lines={differs}
          from={differsFrom}
        />
      )}
      {choose.length > 0 && <ChooseOrders lines={choose} from={chooseFrom} />}
      {canRecord && (
        <div>
          <button name="intent" value="record" className="btn btn-leaf" aria-busy={isPending}>
            {isPending ? working : text}
          </button>
        </div>
      )}
      {recorded.length > 0 && (
        <OtherLines id="recorded" title={texts.recorded} lines={recorded} more={more.recorded} />
      )}
      {leftOver.length > 0 && (
        <OtherLines
          id="left-over"
          title={texts.leftOver}
          hint={texts.leftOverHint}
          lines={leftOver.map((line) => ({ line }))}
          more={more.leftOver}
        />
      )}
      {leftOver.map((line, at) => (
        <HiddenLine key={at} line={line} at={leftFrom + at} />
      ))}
    </Form>
  )
}
