import { useText } from '../../../data/words/use-text.ts'
import { WayLink } from '../../../parts/way-link/WayLink.tsx'
import styles from './CompanySettings.module.css'
import { type ArrangedSetting, settingPages } from './setting-pages.ts'

/** A setting that is arranged on a page of its own: the way there. */
export function PageSetting({ name }: { name: ArrangedSetting }) {
  const text = useText()
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>{text(`company-setting.${name}`)}</h3>
        <p className={styles.about}>{text(`company-setting.${name}-about`)}</p>
      </div>
      <div className={styles.foot}>
        <WayLink to={settingPages[name]()}>{text('company-settings.open')}</WayLink>
      </div>
    </li>
  )
}
