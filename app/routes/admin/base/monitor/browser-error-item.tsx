import { Badge } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { Fact } from '#app/components/ui/fact.tsx'
import type { BrowserErrorView } from '#domain/base/monitor/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

/** A group of errors: what and how often, and behind a press where, in what, and the newest of them. */
export function BrowserErrorItem({ item }: { item: BrowserErrorView }) {
  const { monitor, working } = useStaffMessages()
  const { errors: texts } = monitor
  const locale = useLocale()
  const devices = item.devices.map((device) => monitor.devices[device])
  return (
    <li className="rounded-card border border-line bg-rice">
      <details>
        <summary className="cursor-pointer p-4">
          <span className="font-semibold wrap-anywhere">{item.message}</span>
          <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-stone">
            <Badge>{texts.kinds[item.kind]}</Badge>
            <span>{texts.count(item.count)}</span>
            <span>
              {texts.last} {formatDateTime(item.lastAt, locale)}
            </span>
          </span>
        </summary>
        <div className="grid gap-4 border-t border-line p-4">
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <Fact name={texts.first}>{formatDateTime(item.firstAt, locale)}</Fact>
            <Fact name={texts.where}>{item.routes.join(', ')}</Fact>
            <Fact name={monitor.device}>{devices.join(', ')}</Fact>
            <Fact name={texts.browsers}>{item.browsers.join(', ')}</Fact>
          </dl>
          <div>
            <p className="text-sm text-stone">{texts.stack}</p>
            {item.stack ? (
              <pre className="mt-1 text-xs wrap-anywhere whitespace-pre-wrap">{item.stack}</pre>
            ) : (
              <p>{texts.noStack}</p>
            )}
          </div>
          {item.solvedAt ? (
            <p>{texts.solvedAt(formatDateTime(item.solvedAt, locale))}</p>
          ) : (
            <ButtonForm>
              <input type="hidden" name="id" value={item.id} />
              <SubmitButton
                intent="solve"
                className="btn btn-line"
                pendingText={working}
                aria-label={texts.solveOne(item.message)}
              >
                {texts.solve}
              </SubmitButton>
            </ButtonForm>
          )}
        </div>
      </details>
    </li>
  )
}
