import { resolveMedia } from '@takt/domain/dashboards/media-object.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'
import type { MediaFile, MediaType } from '@takt/domain/ground/media-file.ts'
import { type CSSProperties, useState } from 'react'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { mediaUrl } from '../../dashboard/media-url.ts'
import styles from './MediaViewer.module.css'
import type { mediaViewer } from './media-viewer.widget.ts'

type Props = WidgetProps<(typeof mediaViewer)['options'], ReturnType<(typeof mediaViewer)['needs']>>

export default function MediaViewer({ config, data, say }: Props) {
  const { mediaObject, fit } = config
  const file = resolveMedia(mediaObject, { files: data.files, machine: data.machine as Row | undefined })
  const [shown, setShown] = useState<MediaFile | undefined>(undefined)
  const [broken, setBroken] = useState('')
  if (file === undefined) return <p className={styles.none}>{say('widget.media-none')}</p>
  const url = mediaUrl(file)
  if (broken === url) return <p className={styles.none}>{say('widget.media-broken', { name: file.name })}</p>
  // The old one stays until the new one has arrived.
  const before = shown !== undefined && mediaUrl(shown) !== url ? shown : undefined
  const on = { type: mediaObject.fileType, fit }
  return (
    <div className={styles.viewer}>
      {before !== undefined && <Medium key={mediaUrl(before)} file={before} {...on} />}
      <Medium
        key={url}
        file={file}
        waiting={before !== undefined}
        {...on}
        onReady={() => setShown(file)}
        onBroken={() => setBroken(url)}
      />
    </div>
  )
}

interface MediumProps {
  readonly file: MediaFile
  readonly type: MediaType
  readonly fit: 'contain' | 'cover'
  readonly waiting?: boolean
  readonly onReady?: () => void
  readonly onBroken?: () => void
}

function Medium({ file, type, fit, waiting, onReady, onBroken }: MediumProps) {
  const url = mediaUrl(file)
  const shared = {
    className: styles.medium,
    'data-waiting': waiting || undefined,
    style: { '--fit': fit, '--icon': `url("${url}")` } as CSSProperties,
  }
  switch (type) {
    case 'video':
      return (
        <video
          {...shared}
          src={url}
          aria-label={file.name}
          autoPlay
          muted
          loop
          playsInline
          onLoadedData={onReady}
          onError={onBroken}
        />
      )
    case 'pdf':
      // The browser's own viewer, first page, fitted, without its bars.
      return (
        <iframe {...shared} src={`${url}#page=1&view=Fit&toolbar=0&navpanes=0`} title={file.name} onLoad={onReady} />
      )
    case 'icon':
      return (
        <span className={styles.medium} data-waiting={waiting || undefined} role="img" aria-label={file.name}>
          <span className={styles.icon} style={shared.style} />
          {/* A mask tells nobody whether it came. */}
          <img className={styles.probe} src={url} alt="" onLoad={onReady} onError={onBroken} />
        </span>
      )
    case 'img':
      return <img {...shared} src={url} alt={file.name} onLoad={onReady} onError={onBroken} />
  }
}
