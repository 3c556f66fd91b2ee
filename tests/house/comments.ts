import type { SourceFile } from './read-source.ts'

const PREPOSITIONS = 'To|By|For|From|In|On|With|At|After|Before|Than|Under|Behind|Beside|Besides'
/** "What follows from …", "Who waits …", "Of what is counted", "Those who …", "That it has arrived", "By whom …". */
const RELATIVE = new RegExp(
  `^((What|Who|Which|How)(ever)?|Whom|Whose|Whether|Where|Why|Of|Those|That|` +
    `(${PREPOSITIONS}) (what|who|whom|whose|which|those|whatever|whoever)|` +
    `(They|All|He|She|One) (who|whom|whose|that|which))\\b`,
)

/** The comments of a file, without their marks. Lines of `//` below each other are one. */
export function listComments({ text, comments }: SourceFile): string[] {
  const found: string[] = []
  let end = -1
  for (const comment of comments) {
    const goesOn =
      comment.type === 'Line' && end >= 0 && /^[^\S\n]*\n[^\S\n]*$/.test(text.slice(end, comment.start))
    const words = comment.value.replaceAll(/^[\s*]+/gm, '').trim()
    if (goesOn) found.push(`${found.pop() ?? ''} ${words}`)
    else if (/\p{Letter}/u.test(words)) found.push(words)
    end = comment.type === 'Line' ? comment.end : -1
  }
  return found
}

/** Tells comments that begin with a relative clause from those that begin with a verb or the thing they are about. */
export function isRelative(comment: string): boolean {
  return RELATIVE.test(comment)
}
