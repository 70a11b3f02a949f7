const pages = (from: number, to: number) =>
  Array.from({length: to - from + 1}, (_, index) => `page/${from + index}/`);

/** Every route of the test blog below `/tests/blog/`, by topic. */
export const testBlogFamilies: Record<string, string[]> = {
  lists: ['', ...pages(2, 7), 'archive/'],
  posts: [
    '2020/08/03/demo/second-blog-intro/',
    '2021/08/21/blog-post-toc-tests/',
    '2021/08/22/no-author/',
    '2021/08/23/multiple-authors/',
    '2021/09/13/dup-title/',
    '2021/10/07/blog-post-mdx-feed-tests/',
    '2021/10/08/blog-post-mdx-require-feed-tests/',
    '2021/11/13/dup-title/',
    '2022/01/20/image-only-authors/',
    '2022/01/21/dup-footnote/',
    '2022/01/22/dup-footnote/',
    '2022/04/20/dup-footnote/',
    '2023/07/19/a/',
    '2023/07/19/b/',
    '2023/08/05/',
    '2024/07/03/dual-author/',
    '2024/07/03/multiple-authors/',
    '2024/07/03/single-author/',
    'unlisted-post/',
    'x/y/z.html/',
  ],
  authors: [
    'authors/',
    'authors/ada/',
    'authors/ada/authors/2/',
    'authors/reviewers/grace/',
    ...[2, 3].map((page) => `authors/reviewers/grace/authors/${page}/`),
  ],
  tags: [
    '',
    'blog/',
    'blog/page/2/',
    'docusaurus/',
    'docusaurus/page/2/',
    ...[2, 3, 4, 5].map((count) => `${Array(count).fill('long').join('-')}/`),
    'long/',
    'paginated-tag/',
    ...pages(2, 4).map((page) => `paginated-tag/${page}`),
    'unlisted/',
    'visibility/',
  ].map((route) => `tags/${route}`),
};
