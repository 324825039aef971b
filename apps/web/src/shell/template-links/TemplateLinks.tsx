import { ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { AppLink } from '../../routes/AppLink.tsx'
import styles from './TemplateLinks.module.css'

export interface TemplateLink {
  readonly key: string
  readonly path: string
  readonly name: string
  readonly about: string
}

/** What can be edited of one kind: a press opens its editor. */
export function TemplateLinks({
  label,
  links,
  empty,
}: {
  label: string
  links: readonly TemplateLink[]
  empty: string
}) {
  if (links.length === 0) return <EmptyState title={empty} />
  return (
    <ul className={styles.list} aria-label={label}>
      {links.map(({ key, path, name, about }) => (
        <li key={key}>
          <AppLink className={styles.link} to={path}>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.about}>{about}</span>
            </span>
            <ArrowRightIcon />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
