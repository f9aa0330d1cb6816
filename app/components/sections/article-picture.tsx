import { ArticleCover } from "~/components/illustrations/article-cover";
import type { ArticleSummary } from "~/content/site/articles/article";
import { CasePicture } from "./case-picture";

interface ArticlePictureProps {
  article: Pick<ArticleSummary, "cover" | "picture">;
  isFirst: boolean;
  sizes: string;
  className: string;
}

/** The picture of an article, or its drawing. */
export function ArticlePicture({ article: { cover, picture }, isFirst, sizes, className }: ArticlePictureProps) {
  if (!picture) return <ArticleCover name={cover} className={className} />;
  return <CasePicture image={picture} sizes={sizes} isFirst={isFirst} className={`${className} object-cover`} />;
}
