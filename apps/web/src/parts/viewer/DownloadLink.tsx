import { ButtonLink } from '@takt/ui/button/ButtonLink.tsx'
import { DownloadIcon } from '@takt/ui/icon/document-icons.tsx'
import { useText } from '../../data/words/use-text.ts'
import styles from './DocumentViewer.module.css'
import { downloadUrl } from './file-url.ts'

/** The server streams the file; the browser keeps it under its own name. */
export function DownloadLink({ url, fileName, primary }: { url: string; fileName: string; primary?: true }) {
  const text = useText()
  return (
    <ButtonLink
      icon={<DownloadIcon />}
      href={downloadUrl(url)}
      download={fileName.split('/').at(-1)}
      {...(primary && { variant: 'primary', size: 'primary' })}
    >
      <span className={primary ? undefined : styles.words}>{text('viewer.download')}</span>
    </ButtonLink>
  )
}
