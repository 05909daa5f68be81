import { AppLink } from '../page/AppLink.tsx';
import pageCss from '../page/page.module.css';
import { useDocumentHref } from './useDocumentHref.ts';

/** The number of a document, which opens it; of what is unknown here only the text. */
export const DocumentLink = ({ no }: { no: string }) => {
  const href = useDocumentHref()(no);
  return href ? (
    <AppLink className={`${pageCss.link} num`} href={href}>
      {no}
    </AppLink>
  ) : (
    <span className="num">{no}</span>
  );
};
