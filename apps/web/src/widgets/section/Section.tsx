import { backgroundImage } from '@takt/domain/dashboard/background-image.ts'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import styles from './Section.module.css'
import type { section } from './section.widget.ts'

type Props = WidgetProps<(typeof section)['options'], ReturnType<(typeof section)['needs']>>

/** Its colour is the frame's; this is the picture on it. */
export default function Section({ config, mode }: Props) {
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
    />
  )
}
