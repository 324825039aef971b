import { StateShape, type StateTone } from './StateShape.tsx'
import { Tag, type TagLook } from './Tag.tsx'

export interface StateTagProps extends TagLook {
  tone: StateTone
}

/** What a machine does: running, stopped … Of anything else a StatusTag tells. */
export function StateTag({ tone, ...look }: StateTagProps) {
  return (
    <Tag
      tone={tone}
      isCalm={tone === 'off'}
      sign={(className) => <StateShape tone={tone} className={className} />}
      {...look}
    />
  )
}
