import type { doctor } from '../../messages/en/base/admin/doctor.ts'
import type { Finding, UnseenReason } from './findings.ts'

type Doctor = typeof doctor
type Say = (values: Finding['values']) => { is: string; todo?: string | undefined }

/** A finding in words: what it is about, what was found, and what to do, if anything. */
export function sayFinding(
  texts: Doctor,
  { id, says, values }: Finding,
): { title: string; is: string; todo?: string | undefined } {
  const { title } = texts.findings[id]
  if (says === 'unseen') {
    const reason = values['error'] ?? texts.reasons[values['reason'] as UnseenReason]
    return { title, ...texts.unseen(String(reason)) }
  }
  // `found` gave the text the values that it names; the compiler does not see that of a key that is read.
  const say = (texts.findings[id].says as unknown as Record<string, Say>)[says]
  if (!say) throw new Error(`the doctor has no text for ${id} ${says}`)
  return { title, ...say(values) }
}

/** The same in the plainest words: `2 things are wrong`. */
export function sayCounts(texts: Doctor, findings: readonly Finding[]): string {
  const { summary } = texts
  const counts = (['wrong', 'warning', 'unknown'] as const).flatMap((state) => {
    const count = findings.filter((finding) => finding.state === state).length
    return count > 0 ? [summary[state](count)] : []
  })
  return counts.length > 0 ? counts.join(' · ') : summary.good
}
