import { backgroundImage } from '@takt/domain/dashboards/background-image.ts'
import { useState } from 'react'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import styles from './Section.module.css'
import type { section } from './section.widget.ts'

type Props = WidgetProps<(typeof section)['options'], ReturnType<(typeof section)['needs']>>

/** Its colour is the frame's; this is the picture on it. */
export default function Section({ config, mode, say }: Props) {
  const [broken, setBroken] = useState('')
  const picture = backgroundImage(config.backgroundUrl)
  const isEmpty = picture === undefined && !config.backgroundEnabled && mode !== 'active'
  return (
    <div
      className={isEmpty ? styles.empty : styles.section}
      style={{
        backgroundImage: picture,
        backgroundSize: config.backgroundSize,
        backgroundRepeat: config.backgroundRepeat,
        backgroundPosition: `${config.backgroundPosX} ${config.backgroundPosY}`,
      }}
    >
      {/* A background tells nobody whether it came. */}
      {picture !== undefined && (
        <img className={styles.probe} src={config.backgroundUrl.trim()} alt="" onError={() => setBroken(picture)} />
      )}
      {picture !== undefined && broken === picture && (
        <p className={styles.broken}>{say('widget.media-broken', { name: config.backgroundUrl.trim() })}</p>
      )}
    </div>
  )
}
