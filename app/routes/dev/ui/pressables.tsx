import { Sample, SamplePart } from './sample-part.tsx'
import type { SampleTexts } from './sample-texts.ts'

const FORCED = { rest: '', hover: 'as-hover', focus: 'as-focus', pressed: 'as-pressed' } as const

/** Buttons and links in each state; those that a pointer brings about stand still here. */
export function Pressables({ texts }: { texts: SampleTexts }) {
  const { states, parts, busy } = texts
  const kinds = [
    ['btn btn-primary', texts.primary],
    ['btn btn-leaf', texts.leaf],
    ['btn btn-line', texts.line],
  ] as const
  const forced = Object.entries(FORCED) as [keyof typeof FORCED, string][]
  return (
    <SamplePart id="buttons" title={parts.buttons}>
      {kinds.map(([kind, text]) => (
        <div key={kind} className="flex flex-wrap gap-6">
          {forced.map(([state, name]) => (
            <Sample key={state} name={states[state]}>
              <button type="button" className={`${kind} ${name}`}>
                {text}
              </button>
            </Sample>
          ))}
          <Sample name={states.disabled}>
            <button type="button" className={kind} disabled>
              {text}
            </button>
          </Sample>
          <Sample name={states.busy}>
            <button type="button" className={kind} aria-busy="true">
              {busy}
            </button>
          </Sample>
        </div>
      ))}
      <div className="flex flex-wrap gap-6">
        {forced.map(([state, name]) => (
          <Sample key={state} name={states[state]}>
            <a href="#buttons" className={`link ${name}`}>
              {texts.link}
            </a>
          </Sample>
        ))}
      </div>
    </SamplePart>
  )
}
