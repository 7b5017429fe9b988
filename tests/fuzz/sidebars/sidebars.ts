const sidebars = {
  docs: [
    'a',
    {
      type: 'category',
      label: 'Folder',
      link: {type: 'generated-index', slug: '/category/folder', title: 'Folder'},
      items: ['b/c', {type: 'ref', id: 'a', label: 'Again'}],
    },
    {type: 'link', label: 'Shop', href: 'https://shop.example'},
  ],
};

export default sidebars;
