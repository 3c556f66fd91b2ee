import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { Finding, FindingState } from '#shared/base/doctor/findings.ts'
import { sayFinding } from '#shared/base/doctor/say-finding.ts'

const TONES: Record<FindingState, BadgeTone> = {
  good: 'good',
  warning: 'waiting',
  wrong: 'bad',
  unknown: 'plain',
}

/** Findings that something is wrong, may become so, or could not be seen: each with what to do. */
export function OtherFindings({ findings }: { findings: readonly Finding[] }) {
  const { doctor } = useStaffMessages()
  return (
    <ul className="divide-y divide-line">
      {findings.map((finding) => {
        const { title, is, todo } = sayFinding(doctor, finding)
        return (
          <li
            key={finding.id}
            className="grid gap-x-6 gap-y-1 py-4 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]"
          >
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 md:flex-col md:items-start">
              <h3 className="font-semibold">{title}</h3>
              <Badge tone={TONES[finding.state]}>{doctor.states[finding.state]}</Badge>
            </div>
            <div className="max-w-3xl">
              <p className="text-pretty wrap-anywhere">{is}</p>
              {todo && (
                <p className="mt-1 text-pretty wrap-anywhere">
                  <span className="font-semibold">{doctor.toDo}:</span> {todo}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
