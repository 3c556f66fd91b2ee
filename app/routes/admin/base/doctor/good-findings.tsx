import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Fact } from '#app/components/ui/fact.tsx'
import type { Finding } from '#shared/base/doctor/findings.ts'
import { sayFinding } from '#shared/base/doctor/say-finding.ts'

/** Findings that all is as it should be, in short. */
export function GoodFindings({ findings }: { findings: readonly Finding[] }) {
  const { doctor } = useStaffMessages()
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
      {findings.map((finding) => {
        const { title, is } = sayFinding(doctor, finding)
        return (
          <Fact key={finding.id} name={title}>
            {is}
          </Fact>
        )
      })}
    </dl>
  )
}
