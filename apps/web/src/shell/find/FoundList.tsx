import { classNames } from '@takt/ui/class-names.ts'
import { useEffect, useRef } from 'react'
import { useText } from '../../data/words/use-text.ts'
import styles from './FindDialog.module.css'
import { HitState } from './HitState.tsx'
import type { Hit } from './hit.ts'
import type { FoundSection } from './use-found.ts'

interface FoundListProps {
  readonly id: string
  readonly sections: readonly FoundSection[]
  readonly marked: Hit | undefined
  readonly onOpen: (hit: Hit) => void
}

/** What was found, by what it is; a row is as high as a glove needs it. */
export function FoundList({ id, sections, marked, onOpen }: FoundListProps) {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark has moved
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [marked?.key])
  let nth = -1
  return (
    <div className={styles.list} ref={list} id={`${id}-list`} role="listbox" aria-label={text('find.found')}>
      {sections.map((section) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
        <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
          <p className={styles.heading} id={`${id}-${section.id}`} role="presentation">
            {section.title}
          </p>
          {section.hits.map((hit) => {
            nth += 1
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names it
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field
              <div
                key={hit.key}
                id={`${id}-${nth}`}
                role="option"
                aria-selected={hit.key === marked?.key}
                className={classNames(styles.row, hit.key === marked?.key && styles.marked)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onOpen(hit)}
              >
                <span className={styles.words}>
                  <span className={styles.first}>
                    {hit.number !== '' && <span className={styles.number}>{hit.number}</span>}
                    <span className={hit.number === '' ? styles.only : styles.name}>{hit.name}</span>
                  </span>
                  {hit.about !== '' && <span className={styles.about}>{hit.about}</span>}
                </span>
                <HitState hit={hit} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
