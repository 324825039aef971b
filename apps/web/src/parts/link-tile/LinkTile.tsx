import { jointed } from '@takt/texts/joints.ts'
import { ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import type { ReactNode } from 'react'
import { useLanguage } from '../../data/words/language.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import styles from './LinkTile.module.css'

interface LinkTilesProps {
  label?: string | undefined
  /** Names alone: more of them stand side by side, two on a phone. */
  narrow?: boolean
  children: ReactNode
}

/** Ways to other pages, as large as a finger in a glove. */
export function LinkTiles({ label, narrow = false, children }: LinkTilesProps) {
  return (
    <ul className={narrow ? styles.narrow : styles.tiles} aria-label={label}>
      {children}
    </ul>
  )
}

interface LinkTileProps {
  to: string
  name: string
  about?: string
  /** How many there are behind it; undefined while that is not known. */
  count?: number | undefined
}

export function LinkTile({ to, name, about, count }: LinkTileProps) {
  const language = useLanguage()
  return (
    <li>
      <AppLink className={styles.tile} to={to}>
        <span className={styles.words}>
          <span className={styles.name}>
            {jointed(language, name)}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </span>
          {about !== undefined && <span className={styles.about}>{about}</span>}
        </span>
        <ArrowRightIcon />
      </AppLink>
    </li>
  )
}
