import { ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { useText } from '../../data/use-text.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import type { MenuItem } from '../../shell/menu/menu.ts'
import styles from './HomePage.module.css'

export function LinkTile({ item }: { item: MenuItem }) {
  const text = useText()
  return (
    <li>
      <AppLink className={styles.tile} to={item.path}>
        <span className={styles.tileName}>{'key' in item.title ? text(item.title.key) : item.title.name}</span>
        <ArrowRightIcon />
      </AppLink>
    </li>
  )
}
