import { SuggestField } from '@takt/ui/field/SuggestField.tsx'
import { useEffect, useEffectEvent, useState } from 'react'

const AFTER_MS = 500

/** Counts on Enter, or half a second after the last key: D-STATE-41-X. */
export function TypedParameter(props: {
  readonly label: string
  readonly current: string
  readonly suggestions: readonly { readonly value: string; readonly label: string }[]
  readonly className: string | undefined
  readonly onEnter: (value: string) => void
}) {
  const { label, current, suggestions, className } = props
  const [typing, setTyping] = useState<string | null>(null)
  const enter = useEffectEvent(props.onEnter)
  useEffect(() => {
    if (typing === null) return
    const timer = setTimeout(() => enter(typing), AFTER_MS)
    return () => clearTimeout(timer)
  }, [typing])
  return (
    <div className={className}>
      <SuggestField
        label={label}
        suggestions={suggestions}
        value={typing ?? current}
        onValueChange={setTyping}
        onBlur={() => {
          if (typing !== null) props.onEnter(typing)
          setTyping(null)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typing !== null) props.onEnter(typing)
        }}
      />
    </div>
  )
}
