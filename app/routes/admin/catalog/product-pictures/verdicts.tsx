import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import type { Verdict } from './pictures-reply.ts'

/** The outcome of each file. */
export function Verdicts({ verdicts, good }: { verdicts: Verdict[]; good: string }) {
  const texts = useStaffMessages().pictures
  return (
    <FormNotice isError={verdicts.every(({ fault }) => fault !== undefined)}>
      <p className="font-semibold">{texts.verdicts}</p>
      <ul className="mt-2 grid gap-2">
        {verdicts.map(({ name, fault }, i) => (
          // Two files may have one name.
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <li key={i} className="flex gap-2">
            <Icon name={fault ? 'alert' : 'check'} className="mt-1 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{name}</span>: {fault ? texts.faults[fault] : good}
            </span>
          </li>
        ))}
      </ul>
    </FormNotice>
  )
}
